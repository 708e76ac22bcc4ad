/** The account owners to whom the platform writes. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns } from "./person";

/** So many owners are written to at most. */
const maxOwners = 10;

/** The account's owners who are here. */
export function findOwners(account_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id}
		and u.role = 'account_owner' and u.status = 'active' and u.email <> '' order by u.id limit ${maxOwners}`;
}
