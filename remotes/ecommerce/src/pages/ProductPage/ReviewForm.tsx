import { useTranslation } from 'react-i18next';
import { Form, Input, Radio, useToast } from 'shared/ui';
import { FormDrawer } from 'shared/ui/forms';
import type { Review } from '../../api/schemas';
import { useWriteReviewMutation } from '../../api/shopApi';

interface ReviewFormProps {
  productId: number;
  own: Review | null;
  isOpen: boolean;
  onClose: () => void;
}

interface ReviewDraft {
  rating: number | undefined;
  text: string;
}

/** One's own review: a second one takes the place of the first. */
export function ReviewForm({ productId, own, isOpen, onClose }: ReviewFormProps) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [writeReview] = useWriteReviewMutation();
  return (
    <FormDrawer<ReviewDraft>
      title={own ? t('reviews.change') : t('reviews.write')}
      submit={t('reviews.publish')}
      isOpen={isOpen}
      onClose={onClose}
      values={{ rating: own?.rating, text: own?.text ?? '' }}
      onSave={async ({ rating = 0, text }) => {
        await writeReview({ productId, rating, text }).unwrap();
        toast.success(t('reviews.published'));
      }}
    >
      <Form.Item name="rating" label={t('filter.rating')} rules={[{ required: true, message: t('address.required') }]}>
        <Radio.Group
          options={[1, 2, 3, 4, 5].map((value) => ({ value, label: t('reviews.stars', { count: value }) }))}
        />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('reviews.text')}
        rules={[{ required: true, whitespace: true, message: t('address.required') }]}
      >
        <Input.TextArea rows={6} maxLength={2000} showCount dir="auto" />
      </Form.Item>
    </FormDrawer>
  );
}
