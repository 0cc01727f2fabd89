import type { CreateAccessTokenDto } from '@career/client/types';
import { createAccessTokenForm } from '@career/contracts/form-schemas';
import { Modal } from 'antd';
import { ContractField, TextField } from '../../../shared/forms/contract-fields.tsx';
import { ContractForm, useContractForm } from '../../../shared/forms/contract-form.tsx';
import { t } from '../../../shared/language/texts.ts';
import { ScopeChoices } from './scope-choices.tsx';
import { TokenDaysSelect } from './token-days-select.tsx';

export type TokenWish = Pick<CreateAccessTokenDto, 'name' | 'scopes' | 'days'>;

const FIRST: TokenWish = { name: '', scopes: [], days: 30 };
const SOME = [
  {
    validator: async (_rule: unknown, scopes: readonly string[]) => {
      if (scopes.length === 0) throw new Error('Choose at least one permission');
    },
  },
];

interface TokenFormDialogProps {
  onNext: (wish: TokenWish) => void;
  onClose: () => void;
}

/** Asks what a new token is for. It is made once the person has shown that it is them. */
export function TokenFormDialog({ onNext, onClose }: TokenFormDialogProps) {
  const form = useContractForm<TokenWish>();
  return (
    <Modal open title={t`New access token`} okText={t`Continue`} onOk={form.submit} onCancel={onClose}>
      <p className="profile-note">{t`Give a program only what it needs. If it can make letters and insights, it sees facts from your resume.`}</p>
      <ContractForm
        body={createAccessTokenForm}
        form={form}
        initialValues={FIRST}
        requiredMark={false}
        onFinish={onNext}
      >
        <TextField path="name" input={{ autoFocus: true, placeholder: t`e.g. Backup script` }} />
        <ContractField path="scopes" rules={SOME}>
          <ScopeChoices />
        </ContractField>
        <ContractField path="days" label={t`Works for`}>
          <TokenDaysSelect />
        </ContractField>
      </ContractForm>
    </Modal>
  );
}
