/** The SQL that reads what the demo's people earned beside recognitions: approved sales, paid rebates and approved ideas, which the history pays at their time. */
import { sql } from "drizzle-orm";

/** Who is paid from which budget, by the ledger accounts of both. */
type Paid = { budget_id: number; budget_account_id: number; points_account_id: number };

/** The ledger accounts of a person and of a budget, by whose they are. */
const accountsOf = (account_id: number, person: string, budget: string) => sql`
	join ledger_accounts p on p.account_id = ${account_id} and p.kind = 'member' and p.unit = 'points' and p.owner_id = ${sql.raw(person)}
	join ledger_accounts b on b.account_id = ${account_id} and b.kind = 'budget' and b.unit = 'points' and b.owner_id = ${sql.raw(budget)}`;

/** Approved sales. */
export function listPaidSales(account_id: number) {
	return sql<
		Paid & { id: number; points: number; invoice_number: string; paid_at: number }
	>`select s.id, s.budget_id, b.id as budget_account_id, p.id as points_account_id, s.total_points_earned as points,
			s.invoice_number, s.approved_at as paid_at
		from sales s ${accountsOf(account_id, "s.owner_id", "s.budget_id")}
		where s.account_id = ${account_id} and s.status = 'approved'`;
}

/** Rebates that were paid, some of them taken back since. */
export function listPaidRebates(account_id: number) {
	return sql<
		Paid & {
			id: number;
			points: number;
			offer: string;
			moderated_by: number;
			notes: string;
			is_reversed: 0 | 1;
			paid_at: number;
		}
	>`select r.id, r.budget_id, b.id as budget_account_id, p.id as points_account_id, r.points, o.name as offer, r.moderated_by, r.notes,
			r.status = 'reversed' as is_reversed, r.changed_at as paid_at
		from rebates r join rebate_offers o on o.account_id = r.account_id and o.id = r.offer_id
			${accountsOf(account_id, "r.owner_id", "r.budget_id")}
		where r.account_id = ${account_id} and r.status in ('paid', 'reversed')`;
}

/** The people whose ideas were approved, with their shares and what the approval and the highlighting of one earns its team. */
export function listPaidAuthors(account_id: number) {
	return sql<
		Paid & {
			idea_id: number;
			user_id: number;
			share: number;
			title: string;
			activity_id: number;
			decided_by: number;
			paid_at: number;
			approval: number;
			highlighting: number;
		}
	>`select i.id as idea_id, m.user_id, m.share, i.title, i.activity_id, i.decided_by, i.decided_at as paid_at, c.budget_id,
			b.id as budget_account_id, p.id as points_account_id, c.points_on_approval as approval,
			iif(i.is_featured = 1, c.points_on_highlighting, 0) as highlighting
		from ideas i join idea_categories c on c.account_id = i.account_id and c.id = i.category_id
			join idea_team_members m on m.account_id = i.account_id and m.idea_id = i.id
			${accountsOf(account_id, "m.user_id", "c.budget_id")}
		where i.account_id = ${account_id} and i.status = 'approved' order by i.id, m.place`;
}
