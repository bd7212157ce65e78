const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** What antd and its icons need to write styles under the content security policy. */
export const csp = nonce ? { nonce } : {};
