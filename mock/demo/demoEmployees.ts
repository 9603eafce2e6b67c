import type { Employee } from '@atrium/core/api';
import type { Faker } from '@faker-js/faker';
import { getGenericAvatar, pick, toAscii } from './pick';
import { posts } from './titles';

const pad = (value: number) => String(value).padStart(2, '0');

export function buildEmployees(faker: Faker): Employee[] {
  return Array.from({ length: 100 }, (_, index) => {
    const id = index + 1;
    const [first, last] = [faker.person.firstName(), faker.person.lastName()];
    const age = faker.number.int({ min: 22, max: 66 });
    return {
      responsive_id: '',
      id,
      avatar: getGenericAvatar(id),
      full_name: `${first} ${last}`,
      post: pick(posts, id * 5),
      email: `${toAscii(first)[0]}${toAscii(last)}${id}@example.com`,
      city: faker.location.city(),
      start_date: `${pad(faker.number.int({ min: 1, max: 12 }))}/${pad(faker.number.int({ min: 1, max: 28 }))}/${faker.number.int({ min: 2015, max: 2024 })}`,
      salary: `$${faker.number.float({ min: 10_000, max: 25_000, fractionDigits: 2 }).toFixed(2)}`,
      age: String(age),
      experience: `${Math.max(1, Math.floor((age - 20) / 3))} Years`,
      status: (id * 3) % 5 === 0 ? 5 : (id * 3) % 5,
    };
  });
}
