/** Points in figures, with the account's label and the money beside them. */
import { usePointsWords } from "./account-display";

/** Props of a figure of points; `hasSign` writes a plus before it, `isPrice` shows it where balances are hidden too. */
export type PointsFigureProps = {
	points: number;
	size?: "large";
	hasSign?: boolean;
	hasMoney?: boolean;
	isPrice?: boolean;
	/** The word for what pays, where that is not the points. */
	label?: string;
};

/** The figure, the label and, where the account sets a price, the money; nothing but prices where points are hidden. */
export function PointsFigure({ points, size, hasSign, hasMoney = true, isPrice, label }: PointsFigureProps) {
	const words = usePointsWords();
	if (words.areHidden && !isPrice) return null;
	const money = hasMoney ? words.money(points) : null;
	return (
		<span className="figure">
			<b className={size === "large" ? "large-figure" : "strong"}>
				{hasSign && points > 0 ? "+" : ""}
				{words.figure(points)}
			</b>{" "}
			<span className={size === "large" ? "soft" : undefined}>{label ?? words.labelOf(points)}</span>
			{money && <span className="soft"> · {money}</span>}
		</span>
	);
}
