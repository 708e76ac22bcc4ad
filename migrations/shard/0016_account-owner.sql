CREATE INDEX `users_owners` ON `users` (`account_id`,`id`) WHERE "users"."role" = 'account_owner';
