-- A private recognition of several people is found by its giver and its words alone: by their names each would learn of the others.
INSERT INTO search_entries (account_id, kind, id, title, body)
SELECT r.account_id, 'recognition', r.activity_id, trim(g.first_name || ' ' || g.last_name), r.message || ' ' || p.name
FROM activities a
CROSS JOIN recognitions r ON r.account_id = a.account_id AND r.id = (SELECT min(f.id) FROM recognitions f
	WHERE f.account_id = a.account_id AND f.activity_id = a.id AND f.status = 'issued')
CROSS JOIN users g ON g.account_id = r.account_id AND g.id = r.giver_id
CROSS JOIN programs p ON p.account_id = r.account_id AND p.id = r.program_id
WHERE a.kind = 'recognition' AND a.visibility = 'private'
	AND (SELECT count(*) FROM recognitions c WHERE c.account_id = a.account_id AND c.activity_id = a.id AND c.status = 'issued') > 1;
