-- What was bought for a wallet stands among what was put in, and never ends.
INSERT INTO wallet_issues (account_id, id, user_id, points, created_at)
SELECT p.account_id, p.issuance_transaction_id, p.user_id, p.points, p.credited_at
FROM purchases p WHERE p.product = 'wallet_product' AND p.state = 'credited' AND p.issuance_transaction_id IS NOT NULL;
