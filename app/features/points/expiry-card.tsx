/** Beside the diary: which of the points end when. */
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/facts";
import { useTranslation } from "~/ui/texts";

/** Props of the card; `ends_after` is in months. */
type ExpiryCardProps = {
	ends_after: number;
	expiries: readonly { expires_at: number; points: number; day: string }[];
	more_expiries: number;
};

/** The days, the next first. */
export function ExpiryCard({ ends_after, expiries, more_expiries }: ExpiryCardProps) {
	const { t } = useTranslation("points-expiry");
	const words = usePointsWords();
	return (
		<Card title={t("own.title")}>
			<div className="stack-small">
				{expiries.length === 0 ? (
					<p>{t("own.none")}</p>
				) : (
					<Facts>
						{expiries.map(({ expires_at, points, day }) => (
							<Fact key={expires_at} term={day} valueClassName="strong">
								{words.figure(points)}
							</Fact>
						))}
					</Facts>
				)}
				{more_expiries > 0 && <p className="meta">{t("own.more", { count: more_expiries })}</p>}
				<p className="meta">{t("own.text", { count: ends_after })}</p>
			</div>
		</Card>
	);
}
