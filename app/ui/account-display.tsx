/** How the account shows points: its label, its price, its currency; given once by the frame, read by every part. */
import { createContext, type ReactNode, useContext } from "react";
import { useTranslation } from "~/ui/texts";
import { type FigureFormat, formatMoney, formatPoints } from "./rules/points";

/** What an account decides about points on screen. */
export type AccountDisplay = {
	/** The account's word for points, such as 'points' or 'stars'. */
	pointsLabel?: string;
	/** Its word for a single one. */
	pointLabel?: string;
	/** Millionths of the account's currency for one point; nothing hides the money. */
	pointPriceMicros?: number | null;
	figureFormat?: FigureFormat;
	arePointsHidden?: boolean;
	/** The account's word for a recognition. */
	recognitionLabel?: string;
};

const AccountDisplayContext = createContext<AccountDisplay>({});

/** Gives every part below it the account's way of showing points. */
export function AccountDisplayProvider({ value, children }: { value: AccountDisplay; children: ReactNode }) {
	return <AccountDisplayContext.Provider value={value}>{children}</AccountDisplayContext.Provider>;
}

/** Ways to write points in the account's words and the reader's language. */
export type PointsWords = {
	/** The same wherever points are written the same way. */
	key: string;
	label: string;
	areHidden: boolean;
	/** The figure alone. */
	figure: (points: number) => string;
	/** The label beside a figure: that of a single one beside 1. */
	labelOf: (points: number) => string;
	/** The figure with the label. */
	withLabel: (points: number) => string;
	/** What the points are worth, or nothing where the account sets no price. */
	money: (points: number) => string | null;
};

/** The account's way of writing points. */
export function usePointsWords(): PointsWords {
	const { t, i18n } = useTranslation("common");
	const { pointsLabel, pointLabel, pointPriceMicros, figureFormat, arePointsHidden } =
		useContext(AccountDisplayContext);
	const label = pointsLabel || t("points.label");
	const labelOf = (points: number) => (Math.abs(points) === 1 && pointLabel) || label;
	const figure = (points: number) => formatPoints(points, figureFormat);
	return {
		key: [i18n.language, label, pointPriceMicros, figureFormat?.symbol, figureFormat?.thousands].join("|"),
		label,
		areHidden: arePointsHidden ?? false,
		figure,
		labelOf,
		withLabel: (points) => `${figure(points)} ${labelOf(points)}`,
		money: (points) => formatMoney(points, pointPriceMicros, figureFormat),
	};
}
