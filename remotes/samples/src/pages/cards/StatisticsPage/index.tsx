import { cardCalls } from '../../../model/cardCalls';
import { CallCards } from '../../../parts/CallCards/CallCards';

export default function StatisticsPage() {
  return <CallCards texts="cards.statistics" cards={cardCalls.statistics} />;
}
