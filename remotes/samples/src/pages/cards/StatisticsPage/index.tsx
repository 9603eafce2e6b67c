import { CallCards } from '../../../components/CallCards';
import { cardCalls } from '../../../model/cardCalls';

export default function StatisticsPage() {
  return <CallCards texts="cards.statistics" cards={cardCalls.statistics} />;
}
