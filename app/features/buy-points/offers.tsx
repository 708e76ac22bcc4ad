/** Sums of points or of money side by side, each a form that asks its price. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";
import "./buy-points.css";

/** So many points, for so much. */
type Offer = { points: number; money: string; isUsual: boolean };

/** What a press asks the price of, by points or by the amount that they cost. */
export function Offers({ of, offers }: { of: "points" | "amount"; offers: Offer[] }) {
	const { t } = useTranslation("buy-points");
	const words = usePointsWords();
	return (
		<ul className="points-offers">
			{offers.map(({ points, money, isUsual }) => {
				const figures = [words.withLabel(points), money];
				const [first, second] = of === "points" ? figures : figures.reverse();
				return (
					<li key={points}>
						<EndpointForm form="buy-points/quote" instance={`${of}-${points}`}>
							<input type="hidden" name="amount" value={points} />
							<SubmitButton
								form="buy-points/quote"
								instance={`${of}-${points}`}
								kind={isUsual ? "main" : "secondary"}
								isFull
								className="points-offer"
							>
								<b className="figure">{first}</b>
								<span className="points-beside figure">{second}</span>
								{isUsual && <span className="points-beside">{t("topUp.usual")}</span>}
							</SubmitButton>
						</EndpointForm>
					</li>
				);
			})}
		</ul>
	);
}
