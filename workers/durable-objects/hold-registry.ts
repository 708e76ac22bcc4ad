/** The holds of one object, by person, in memory and in its storage; it knows nothing of sales. */
import type { Hold } from "#workers/features/flash-sale";

/** A hold, and how many calls were given it. */
export type RegisteredHold = Hold & { holders: number };

/** Who holds what: at most one hold a person. */
export class HoldRegistry {
	private readonly holds = new Map<number, RegisteredHold>();
	private readonly units = new Map<number, number>();

	constructor(private readonly sql: SqlStorage) {
		this.sql.exec(`create table if not exists holds (hold_id integer primary key, sale_id integer not null,
			user_id integer not null, quantity integer not null, expires_at integer not null)`);
		// Who was given a hold before a restart is not known, so it counts as given to more than one.
		for (const hold of this.sql.exec<Hold>("select hold_id, sale_id, user_id, quantity, expires_at from holds"))
			this.note({ ...hold, holders: 2 });
	}

	/** The hold of a person. */
	of(user_id: number): RegisteredHold | undefined {
		return this.holds.get(user_id);
	}

	/** All holds. */
	all(): RegisteredHold[] {
		return [...this.holds.values()];
	}

	/** Units held of a sale. */
	unitsOf(sale_id: number): number {
		return this.units.get(sale_id) ?? 0;
	}

	/** Puts a hold in the place of the person's earlier one. */
	put(hold: RegisteredHold): void {
		const before = this.holds.get(hold.user_id);
		if (before) this.remove(before);
		this.note(hold);
		this.sql.exec(
			"insert into holds (hold_id, sale_id, user_id, quantity, expires_at) values (?, ?, ?, ?, ?)",
			hold.hold_id,
			hold.sale_id,
			hold.user_id,
			hold.quantity,
			hold.expires_at,
		);
	}

	/** Forgets a hold. */
	remove(hold: Hold): void {
		this.holds.delete(hold.user_id);
		this.units.set(hold.sale_id, this.unitsOf(hold.sale_id) - hold.quantity);
		this.sql.exec("delete from holds where hold_id = ?", hold.hold_id);
	}

	private note(hold: RegisteredHold): void {
		this.holds.set(hold.user_id, hold);
		this.units.set(hold.sale_id, this.unitsOf(hold.sale_id) + hold.quantity);
	}
}
