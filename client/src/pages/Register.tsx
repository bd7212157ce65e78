import { RegisterForm } from '../features/session/RegisterForm.js';
import { RegistrationClosed } from '../features/session/RegistrationClosed.js';
import { useConfig } from '../lib/hooks/use-config.js';

export function Register() {
  const registration = useConfig()?.registration;
  return registration === 'closed' ? (
    <RegistrationClosed />
  ) : (
    <RegisterForm byInvitation={registration === 'invited'} />
  );
}
