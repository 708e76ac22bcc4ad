-- An upload that nobody finishes is removed after a day; accounts without any are not looked at.
CREATE TRIGGER file_uploads_expire AFTER INSERT ON file_uploads
BEGIN
	INSERT INTO due_work (account_id, work, due_at) VALUES (NEW.account_id, 'files/sweep-uploads', NEW.begun_at + 86400000)
	ON CONFLICT (account_id, work) DO UPDATE SET due_at = excluded.due_at WHERE excluded.due_at < due_work.due_at;
END;
