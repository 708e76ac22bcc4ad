/** The SQL of a person's address book. Removed addresses stay for the record and are never read again. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import type { AddressFields, AddressRow } from "./rules/address";

/** An address to be written; the country is settled. */
export type AddressToSave = AddressFields & { country: string };

const columns = sql`a.id, a.first_name, a.last_name, a.address1, a.address2, a.city, a.state, a.postal_code, a.country, a.phone,
	a.email, a.is_gift_address, a.gift_address_body, a.egift_recipient_email, a.is_default`;

/** A person's addresses, the default first, then the newest. */
export function listAddresses(account_id: number, user_id: number) {
	return sql<AddressRow>`select ${columns} from addresses a
		where a.account_id = ${account_id} and a.user_id = ${user_id} and a.removed_at is null order by a.is_default desc, a.id desc`;
}

/** One address of a person. */
export function findAddress(account_id: number, user_id: number, id: number) {
	return sql<AddressRow>`select ${columns} from addresses a
		where a.account_id = ${account_id} and a.id = ${id} and a.user_id = ${user_id} and a.removed_at is null`;
}

/** 1 in SQL while the address stands in the person's book. */
export function addressStands(account_id: number, user_id: number, id: number): Statement {
	return sql`select count(*) from addresses a
		where a.account_id = ${account_id} and a.id = ${id} and a.user_id = ${user_id} and a.removed_at is null`;
}

/** The book as JSON in the form of the wire, for answers that are read after the effect. */
export function addressesAsJson(account_id: number, user_id: number) {
	return sql`json((select json_group_array(json_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name,
		'address1', a.address1, 'address2', a.address2, 'city', a.city, 'state', a.state, 'postal_code', a.postal_code,
		'country', a.country, 'phone', a.phone, 'email', a.email, 'is_gift_address', a.is_gift_address,
		'gift_address_details', json_object('body', a.gift_address_body), 'egift_recipient_email', a.egift_recipient_email,
		'is_default', a.is_default) order by a.is_default desc, a.id desc)
		from addresses a where a.account_id = ${account_id} and a.user_id = ${user_id} and a.removed_at is null))`;
}

/** Adds an address. */
export function insertAddress(
	account_id: number,
	user_id: number,
	id: number,
	fields: AddressToSave,
	now: number,
): Statement {
	return sql`insert into addresses (account_id, id, user_id, first_name, last_name, address1, address2, city, state, postal_code,
		country, phone, email, is_gift_address, gift_address_body, egift_recipient_email, is_default, created_at)
		values (${account_id}, ${id}, ${user_id}, ${fields.first_name}, ${fields.last_name}, ${fields.address1}, ${fields.address2},
		${fields.city}, ${fields.state}, ${fields.postal_code}, ${fields.country}, ${fields.phone}, ${fields.email},
		${fields.is_gift_address}, ${fields.gift_address_details.body}, ${fields.egift_recipient_email}, 0, ${now})`;
}

/** Changes every field of an address but whether it is the default. */
export function updateAddress(account_id: number, user_id: number, id: number, fields: AddressToSave): Statement {
	return sql`update addresses set first_name = ${fields.first_name}, last_name = ${fields.last_name}, address1 = ${fields.address1},
		address2 = ${fields.address2}, city = ${fields.city}, state = ${fields.state}, postal_code = ${fields.postal_code},
		country = ${fields.country}, phone = ${fields.phone}, email = ${fields.email}, is_gift_address = ${fields.is_gift_address},
		gift_address_body = ${fields.gift_address_details.body}, egift_recipient_email = ${fields.egift_recipient_email}
		where account_id = ${account_id} and id = ${id} and user_id = ${user_id} and removed_at is null`;
}

/** Takes an address out of the book. */
export function removeAddress(account_id: number, user_id: number, id: number, now: number): Statement {
	return sql`update addresses set removed_at = ${now}, is_default = 0
		where account_id = ${account_id} and id = ${id} and user_id = ${user_id} and removed_at is null`;
}

/**
 * Leaves exactly one default in a book that is not empty: the wished one, else the one that was, else the newest.
 * Stands last in every batch that writes addresses.
 */
export function settleDefault(account_id: number, user_id: number, wished: number | null): Statement {
	return sql`update addresses set is_default = (addresses.id = (
			select a.id from addresses a where a.account_id = ${account_id} and a.user_id = ${user_id} and a.removed_at is null
			order by a.id = ${wished ?? 0} desc, a.is_default desc, a.id desc limit 1))
		where account_id = ${account_id} and user_id = ${user_id} and removed_at is null`;
}
