/** A member's points in a row of figures: balance, earned, redeemed, what they may still give, and their wallet. */
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";
import type { MemberData } from "./member-data";

/** The figures; none where the account shows no points of people. */
export function FiguresOfMember({ member, shows }: Pick<MemberData, "member" | "shows">) {
	const { t } = useTranslation("member-detail");
	const words = usePointsWords();
	if (!shows.points && !shows.wallet) return null;
	const rows = [
		...(shows.points
			? [
					[t("panel.balance"), member.point_balance],
					[t("panel.earned"), member.points_earned],
					[t("panel.redeemed"), member.points_redeemed],
					[t("panel.leftToIssue"), member.left_to_issue],
				]
			: []),
		...(shows.wallet
			? [
					[t("panel.wallet"), member.wallet_balance_in_points],
					[t("panel.walletEarned"), member.wallet_points_earned],
					[t("panel.walletRedeemed"), member.wallet_points_redeemed],
				]
			: []),
	] as [string, number | null][];
	return (
		<dl className="card card-flush figures">
			{rows.map(([label, points]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{words.figure(points ?? 0)}</dd>
					{label === t("panel.balance") && words.money(points ?? 0) && <dd>{words.money(points ?? 0)}</dd>}
				</div>
			))}
		</dl>
	);
}
