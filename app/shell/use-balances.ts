/** What somebody has, as bars and menus name it: points, and beside them the wallet and points to give. */
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";
import type { FrameProps } from "./frame-props";

/** The balances that there are, the points first; none where the account hides points. */
export function useBalances({ user, links }: FrameProps) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	if (words.areHidden) return [];
	const all: { term: string; points?: number | null; href?: string; isExtra?: true }[] = [
		{ term: words.label, points: user.point_balance, href: links.points },
		{ term: t("frame.wallet"), points: user.wallet_balance_in_points, href: "/wallet", isExtra: true },
		{ term: t("frame.pointsToIssue"), points: user.left_to_issue, isExtra: true },
	];
	return all.flatMap(({ points, ...more }) => (points == null ? [] : [{ ...more, figure: words.figure(points) }]));
}
