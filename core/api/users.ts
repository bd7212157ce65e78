export interface RegisterUser {
  username: string | null;
  email: string;
}

export interface UserView {
  id: number;
  username: string | null;
  email: string;
  language: string | null;
  createdAt: string;
}
