/** The ledger as it should be: a few maps and sums in memory, written without a look at how the database does it. */

/** The outcome of what succeeds; anything else is the name of the rule that refused it. */
export const written = "written";

/** The rules that refuse, by the names that the database gives them. */
export const refusals = {
	repeatedKey: "ledger_transactions.account_id, ledger_transactions.idempotency_key",
	reversedTwice: "ledger_transactions.account_id, ledger_transactions.reverses_transaction_id",
	belowFloor: "ledger_accounts_balance_at_or_above_floor",
	otherUnit: "ledger_units_differ",
} as const;

/** One account; only people's accounts have lines on a statement. */
export type ModelAccount = {
	unit: "points" | "wallet";
	isMember: boolean;
	floor: number;
	balance: number;
	earned: number;
	redeemed: number;
	lines: number[];
};

/** Something to buy; stock null is not counted. */
export type ModelVariant = { id: number; points: number; stock: number | null };

/** A movement between two accounts by their names. */
export type Movement = { from: string; to: string; amount: number };

/** A reason for points to move, with its movements in order. */
export type ModelTransaction = { key: string; kind: string; movements: Movement[]; isReversed?: boolean };

const issuances = ["Issuance", "Issuance [Direct Deposit]"];

/** The ledger of one tenant. */
export class ModelLedger {
	accounts = new Map<string, ModelAccount>();
	/** What was written and is no reversal itself. */
	originals: ModelTransaction[] = [];
	transactionCount = 0;
	/** Points that moved to or from people, by unit and kind. */
	flows = new Map<string, { amount: number; entry_count: number }>();
	private keys = new Set<string>();
	private newKeys: string[] = [];

	open(name: string, unit: "points" | "wallet", options: { isMember?: boolean; floor?: number } = {}): void {
		const { isMember = false, floor = 0 } = options;
		this.accounts.set(name, { unit, isMember, floor, balance: 0, earned: 0, redeemed: 0, lines: [] });
	}

	account(name: string): ModelAccount {
		const account = this.accounts.get(name);
		if (!account) throw new Error(`the model has no account ${name}`);
		return account;
	}

	/** All of the transactions or, when one is refused, none. */
	post(list: readonly ModelTransaction[]): string {
		return this.wholly(() => {
			for (const { key } of list) {
				if (!this.take(key)) return refusals.repeatedKey;
			}
			for (const transaction of list) {
				const refusal = this.move(transaction);
				if (refusal) return refusal;
				this.originals.push({ ...transaction });
			}
			return written;
		});
	}

	/** The same movements with their sides swapped, last first; once for each transaction. */
	reverse(original: ModelTransaction, key: string, kind: string): string {
		return this.wholly(() => {
			if (!this.take(key)) return refusals.repeatedKey;
			if (original.isReversed) return refusals.reversedTwice;
			const movements = original.movements.map(({ from, to, amount }) => ({ from: to, to: from, amount })).reverse();
			const refusal = this.move({ key, kind, movements });
			if (refusal) return refusal;
			original.isReversed = true;
			return written;
		});
	}

	/** The sum over all accounts, which is 0 at every moment. */
	sum(): number {
		return [...this.accounts.values()].reduce((sum, { balance }) => sum + balance, 0);
	}

	private take(key: string): boolean {
		if (this.keys.has(key)) return false;
		this.keys.add(key);
		this.newKeys.push(key);
		return true;
	}

	private move({ kind, movements }: ModelTransaction): string | undefined {
		for (const { from, to, amount } of movements) {
			const [giver, holder] = [this.account(from), this.accounts.get(to)];
			if (!holder || giver.unit !== holder.unit) return refusals.otherUnit;
			if (giver.balance - amount < giver.floor) return refusals.belowFloor;
			this.change(giver, -amount, kind);
			this.change(holder, amount, kind);
			if (giver.isMember || holder.isMember) this.flow(`${giver.unit} ${kind}`, amount);
		}
		return undefined;
	}

	private change(account: ModelAccount, step: number, kind: string): void {
		account.balance += step;
		if (account.isMember) account.lines.push(step);
		if ((kind === "Redemption" || kind === "purchase") && step < 0) account.redeemed -= step;
		if (kind === "Redemption Reversed" && step > 0 && account.isMember) account.redeemed -= step;
		if (issuances.includes(kind) && step > 0 && account.isMember) account.earned += step;
		if (kind === "Issuance Reversed" && step < 0 && account.isMember) account.earned += step;
	}

	private flow(name: string, amount: number): void {
		const { amount: sum, entry_count } = this.flows.get(name) ?? { amount: 0, entry_count: 0 };
		this.flows.set(name, { amount: sum + amount, entry_count: entry_count + 1 });
	}

	/** Undoes everything unless it was written. */
	private wholly(action: () => string): string {
		const accounts = [...this.accounts].map(([name, account]) => ({
			name,
			...account,
			lineCount: account.lines.length,
		}));
		const [flows, count] = [new Map(this.flows), this.originals.length];
		this.newKeys = [];
		const outcome = action();
		if (outcome === written) {
			this.transactionCount += this.newKeys.length;
			return written;
		}
		for (const { name, lineCount, ...account } of accounts) {
			account.lines.length = lineCount;
			this.accounts.set(name, account);
		}
		for (const key of this.newKeys) this.keys.delete(key);
		this.flows = flows;
		this.originals.length = count;
		return outcome;
	}
}
