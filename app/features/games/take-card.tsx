/** The button that takes a card of a game, or why there is none. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { LaurelWreath } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";

const taking = "games/take-card";

/** Props of it. */
export type TakeCardProps = {
	game_id: number;
	obstacle: "" | "not_running" | "not_eligible" | "not_for_you";
	text: string;
	label: string;
};

/** The button. */
export function TakeCard({ game_id, obstacle, text, label }: TakeCardProps) {
	const { t } = useTranslation("games");
	return (
		<Card className="stack game-take">
			<LaurelWreath className="game-wreath" />
			{obstacle === "" ? (
				<>
					<p>{text}</p>
					<EndpointForm form={taking}>
						<input type="hidden" name="game_id" value={game_id} />
						<SubmitButton form={taking} kind="main">
							{label}
						</SubmitButton>
					</EndpointForm>
				</>
			) : (
				<p>{t(`obstacles.${obstacle}`)}</p>
			)}
		</Card>
	);
}
