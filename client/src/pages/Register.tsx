import { RegisterForm } from '../features/session/RegisterForm.js';

export function Register() {
  return <RegisterForm />;
}
