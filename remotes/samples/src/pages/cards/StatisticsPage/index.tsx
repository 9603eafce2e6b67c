import { cardCalls } from '../../../model/cardCalls';
import { CallCards } from '../../../components/CallCards/CallCards';

export default function StatisticsPage() {
  return <CallCards texts="cards.statistics" cards={cardCalls.statistics} />;
}
