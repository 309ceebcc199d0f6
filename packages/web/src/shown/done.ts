import { notifications } from '@mantine/notifications';

/** Says for some seconds that something was done, such as "Policy saved". */
export const sayDone = (message: string): void => {
  notifications.show({ message, color: 'teal', closeButtonProps: { 'aria-label': 'Close the notice' } });
};
