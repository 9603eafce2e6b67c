import { cardCalls } from '../../../model/cardCalls';
import { CallCards } from '../../../components/CallCards/CallCards';

export default function AnalyticsPage() {
  return <CallCards texts="cards.analytics" cards={cardCalls.analytics} />;
}
