/** What one has, has earned and has redeemed, with what it is worth. */
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";

type Balances = { point_balance: number | null; points_earned: number | null; points_redeemed: number | null };

/** Three figures in a card. */
export function Figures({ figures }: { figures: Balances }) {
	const { t } = useTranslation("points");
	const words = usePointsWords();
	const entries = [
		{ term: t("statement.available"), points: figures.point_balance },
		{ term: t("statement.earned"), points: figures.points_earned },
		{ term: t("statement.redeemed"), points: figures.points_redeemed },
	];
	return (
		<dl className="card card-flush figures">
			{entries.map(({ term, points }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{words.figure(points ?? 0)}</dd>
					{words.money(points ?? 0) && <dd>{words.money(points ?? 0)}</dd>}
				</div>
			))}
		</dl>
	);
}
