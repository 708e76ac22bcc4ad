/** What a flash sale's object keeps beside its holds: where it belongs, and when its sales end. */
import type { Place, Sale } from "#workers/features/flash-sale";

/** The tables in the object's own storage. */
export class SaleStorage {
	constructor(private readonly sql: SqlStorage) {
		sql.exec(`create table if not exists sales (sale_id integer primary key, live_to_date integer not null);
			create table if not exists places (id integer primary key check (id = 1), place text not null)`);
	}

	/** Where the object belongs; undefined before anybody asked. */
	readPlace(): Place | undefined {
		const [stored] = this.sql.exec<{ place: string }>("select place from places").toArray();
		return stored && (JSON.parse(stored.place) as Place);
	}

	/** Writes down where it belongs; that never changes. */
	savePlace(place: Place): void {
		this.sql.exec("insert into places (id, place) values (1, ?) on conflict (id) do nothing", JSON.stringify(place));
	}

	/** Writes down when a sale ends. */
	saveSale({ id, live_to_date }: Sale): void {
		this.sql.exec(
			`insert into sales (sale_id, live_to_date) values (?, ?)
			on conflict (sale_id) do update set live_to_date = excluded.live_to_date`,
			id,
			live_to_date,
		);
	}

	/** The sales that are over and were not ended yet. */
	listOver(now: number): number[] {
		const over = this.sql.exec<{ sale_id: number }>("select sale_id from sales where live_to_date <= ?", now).toArray();
		return over.map(({ sale_id }) => sale_id);
	}

	/** Forgets a sale that was ended. */
	removeSale(sale_id: number): void {
		this.sql.exec("delete from sales where sale_id = ?", sale_id);
	}

	/** When the next hold or sale ends; null when there is none. */
	nextEnd(): number | null {
		const { next } = this.sql
			.exec<{ next: number | null }>(
				"select min(moment) as next from (select min(expires_at) as moment from holds union all select min(live_to_date) from sales)",
			)
			.one();
		return next;
	}
}
