const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The nonce with which antd and its icons may write styles under the content security policy. */
export const csp = nonce ? { nonce } : {};
