import { CallCards } from '../../../components/CallCards';
import { cardCalls } from '../../../model/cardCalls';

export default function AnalyticsPage() {
  return <CallCards texts="cards.analytics" cards={cardCalls.analytics} />;
}
