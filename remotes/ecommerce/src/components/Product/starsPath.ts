const outer = 6.5;
const inner = 2.9;

/** The outline of some stars in a row, each in a square of 16. */
export function starsPath(count: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    const radius = index % 2 === 0 ? outer : inner;
    return { x: 8 + radius * Math.sin(angle), y: 8.4 - radius * Math.cos(angle) };
  });
  const star = (offset: number) => corners.map(({ x, y }) => `${(x + offset).toFixed(2)} ${y.toFixed(2)}`).join('L');
  return Array.from({ length: count }, (_, index) => `M${star(index * 16)}Z`).join('');
}
