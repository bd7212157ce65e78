import { LoginForm } from '../features/session/LoginForm.js';

export function Login() {
  return <LoginForm />;
}
