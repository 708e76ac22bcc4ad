/** A covered scratch card: the button shows what is under it; where scripts run, so does scratching with a finger or the mouse. */
import { type PointerEvent, useRef } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { LaurelWreath } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";

const scratching = "games/scratch";

/** So many pixels of scratching show it. */
const enoughPixels = 900;

/** Props of it. */
export type CoveredCardProps = { card: { id: number; number: number; until: string }; game_id: number };

/** The card. */
export function CoveredCard({ card, game_id }: CoveredCardProps) {
	const { t } = useTranslation("games");
	const cover = useRef<HTMLDivElement>(null);
	const scratched = useRef(0);
	const scratch = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
		if (pointerType === "mouse" && buttons === 0) return;
		const before = scratched.current;
		scratched.current += Math.abs(movementX) + Math.abs(movementY);
		const share = Math.min(1, scratched.current / enoughPixels);
		cover.current?.style.setProperty("--scratched", String(share));
		if (before < enoughPixels && share === 1) cover.current?.closest("form")?.requestSubmit();
	};
	return (
		<Card>
			<EndpointForm form={scratching} className="stack">
				<input type="hidden" name="card_id" value={card.id} />
				<input type="hidden" name="game_id" value={game_id} />
				<div ref={cover} className="scratch-cover" onPointerMove={scratch} aria-hidden="true">
					<LaurelWreath className="game-wreath" />
					<span>?</span>
				</div>
				<p>{t("scratch.good", { number: card.number, day: card.until })}</p>
				<p className="soft">{t("scratch.how")}</p>
				<div className="row-wrap">
					<SubmitButton form={scratching} kind="main">
						{t("scratch.reveal")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
