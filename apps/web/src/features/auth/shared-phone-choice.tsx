import { useStore } from 'zustand';
import { chooseSharedPhone, sharedPhoneStore } from '../../shared/device/shared-phone.ts';
import { NativeOption } from '../../shared/forms/native/native-option.tsx';
import { t } from '../../shared/language/texts.ts';

/** For those who sign in where others do, too. */
export function SharedPhoneChoice() {
  const isShared = useStore(sharedPhoneStore, (state) => state.isShared);
  return (
    <NativeOption
      type="checkbox"
      label={t`This is a shared phone`}
      checked={isShared}
      onChange={chooseSharedPhone}
    />
  );
}
