/** Where orders of a person go. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, tenantKey, time } from "./column";
import { users } from "./members";

/** Addresses of a person (specification §3, "Address"). */
export const addresses = sqliteTable(
	"addresses",
	{
		account_id: accountId(),
		id: id(),
		user_id: integer("user_id").notNull(),
		first_name: text("first_name").notNull(),
		last_name: text("last_name").notNull(),
		address1: text("address1").notNull(),
		address2: text("address2").notNull().default(""),
		city: text("city").notNull(),
		state: text("state").notNull().default(""),
		postal_code: text("postal_code").notNull(),
		country: text("country").notNull(),
		phone: text("phone").notNull().default(""),
		email: text("email").notNull().default(""),
		is_gift_address: flag("is_gift_address"),
		gift_address_body: text("gift_address_body").notNull().default(""),
		egift_recipient_email: text("egift_recipient_email").notNull().default(""),
		is_default: flag("is_default"),
		removed_at: time("removed_at"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("addresses_by_user").on(table.account_id, table.user_id, table.id),
	],
);
