import { useStoredDraft } from '@atrium/sdk/autosave';
import { Input, useToast } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../api/schemas';
import { useWriteReviewMutation } from '../../api/shopApi';
import { Stars } from '../../components/Product/Rating';
import { isReviewDraft, type ReviewDraft } from '../../model/rating';
import styles from './Reviews.module.css';

interface ReviewFormProps {
  productId: number;
  own: Review | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The person's own review: a second one replaces the first. */
export function ReviewForm({ productId, own, isOpen, onClose }: ReviewFormProps) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [draft, setDraft] = useStoredDraft(`review/${productId}`, isReviewDraft);
  const [writeReview] = useWriteReviewMutation();
  return (
    <FormDrawer<ReviewDraft>
      title={own ? t('reviews.change') : t('reviews.write')}
      submit={t('reviews.publish')}
      isOpen={isOpen}
      onClose={() => {
        setDraft(undefined);
        onClose();
      }}
      values={{ rating: own?.rating, text: own?.text ?? '' }}
      onSave={async ({ rating = 0, text }) => {
        await writeReview({ productId, rating, text }).unwrap();
        toast.success(t('reviews.published'));
      }}
    >
      <RestoredDraft draft={draft} onChange={setDraft} />
      <Form.Item name="rating" label={t('filter.rating')} rules={[{ required: true, message: t('address.required') }]}>
        <Radio.Group className={styles.choice}>
          {[5, 4, 3, 2, 1].map((value) => (
            <Radio key={value} value={value}>
              <span className={styles.stars}>
                <Stars value={value} />
                <bdi>{t('reviews.stars', { count: value })}</bdi>
              </span>
            </Radio>
          ))}
        </Radio.Group>
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

interface RestoredDraftProps {
  draft: ReviewDraft | undefined;
  onChange: (draft: ReviewDraft) => void;
}

/** Restores the stored draft into the form, and stores input until it is published or discarded. */
function RestoredDraft({ draft, onChange }: RestoredDraftProps) {
  const form = Form.useFormInstance<ReviewDraft>();
  const rating = Form.useWatch('rating', form);
  const text = Form.useWatch('text', form);
  const begun = useRef(draft);
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) {
      if (form.isFieldsTouched()) onChange({ rating, text: text ?? '' });
      return;
    }
    isRestored.current = true;
    if (!begun.current) return;
    form.setFields([
      { name: 'rating', value: begun.current.rating, touched: true },
      { name: 'text', value: begun.current.text, touched: true },
    ]);
  }, [form, onChange, rating, text]);
  return null;
}
