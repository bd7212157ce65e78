/** $1 now, $2 the latest time of the last reconciliation. */
export const CLAIM_RECONCILIATION =
  'UPDATE billing_instance SET reconciled_at = $1 WHERE reconciled_at <= $2 RETURNING id';
