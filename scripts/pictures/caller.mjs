/** Calls of the API of the Motley at `origin`. */
export function caller(origin) {
  const call = async (method, path, body, token) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  /** A new account; answers its token. */
  call.signUp = async ({ email, password, username }) => {
    const { accessToken } = await call('POST', '/identity/sign-up', { email, password });
    await call('POST', '/auth/register', { username, email }, accessToken);
    return accessToken;
  };
  return call;
}
