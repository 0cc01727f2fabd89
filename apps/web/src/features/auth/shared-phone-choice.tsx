import { useStore } from 'zustand';
import { chooseSharedPhone, sharedPhoneStore } from '../../shared/device/shared-phone.ts';
import { NativeOption } from '../../shared/forms/native/native-option.tsx';

/** For those who sign in where others do, too. */
export function SharedPhoneChoice() {
  const isShared = useStore(sharedPhoneStore, (state) => state.isShared);
  return (
    <NativeOption
      type="checkbox"
      label="This is a shared phone"
      checked={isShared}
      onChange={chooseSharedPhone}
    />
  );
}
