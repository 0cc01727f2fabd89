import { createWebhook } from '@career/client/operations';
import type { CreateWebhookDto } from '@career/client/types';
import { createWebhookForm } from '@career/contracts/form-schemas';
import { useMutation } from '@tanstack/react-query';
import { Modal } from 'antd';
import { noticeText } from '../../../shared/api/api-error.ts';
import { ContractField, UrlField } from '../../../shared/forms/contract-fields.tsx';
import { ContractForm, useContractForm } from '../../../shared/forms/contract-form.tsx';
import { showFieldErrors } from '../../../shared/forms/show-field-errors.ts';
import { t } from '../../../shared/language/texts.ts';
import { showError } from '../../../shared/notices/notices.ts';
import { EventChoices } from './event-choices.tsx';

const FAILED = t`Something went wrong. Please try again.`;
const FIRST: CreateWebhookDto = { url: '', events: [] };
const SOME = [
  {
    validator: async (_rule: unknown, events: readonly string[]) => {
      if (events.length === 0) throw new Error(t`Choose at least one event`);
    },
  },
];

interface WebhookFormDialogProps {
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Asks which address to call, and when. */
export function WebhookFormDialog({ onMade, onClose }: WebhookFormDialogProps) {
  const form = useContractForm<CreateWebhookDto>();
  const making = useMutation({
    mutationFn: async (body: CreateWebhookDto) => (await createWebhook({ body, throwOnError: true })).data,
    onSuccess: ({ secret }) => onMade(secret),
    onError: (error) => {
      if (!showFieldErrors(form, error)) showError(t`Webhook Not Added`, noticeText(error, FAILED));
    },
  });
  return (
    <Modal
      open
      title={t`New webhook`}
      okText={t`Add Webhook`}
      okButtonProps={{ loading: making.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="profile-note">{t`We send a signed message to this address. It says what changed, but not what you wrote.`}</p>
      <ContractForm
        body={createWebhookForm}
        form={form}
        initialValues={FIRST}
        requiredMark={false}
        onFinish={(body) => making.mutate(body)}
      >
        <UrlField path="url" input={{ autoFocus: true }} />
        <ContractField path="events" label={t`Call it when`} rules={SOME}>
          <EventChoices />
        </ContractField>
      </ContractForm>
    </Modal>
  );
}
