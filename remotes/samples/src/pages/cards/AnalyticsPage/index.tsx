import { cardCalls } from '../../../model/cardCalls';
import { CallCards } from '../../../parts/CallCards/CallCards';

export default function AnalyticsPage() {
  return <CallCards texts="cards.analytics" cards={cardCalls.analytics} />;
}
