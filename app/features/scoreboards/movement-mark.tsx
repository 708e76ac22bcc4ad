/** How far a row of a board has moved since the day before: a sign with its figure, said in words to those who hear it. */
import type { EndpointOutput } from "#workers/registry";
import { useTranslation } from "~/ui/texts";

type Movement = NonNullable<EndpointOutput<"scoreboards/get-board">["rows"][number]["movement"]>;

const signs = { up: "▲", down: "▼", same: "=" };

/** The mark. */
export function MovementMark({ movement: { direction, places } }: { movement: Movement }) {
	const { t } = useTranslation("scoreboards");
	if (direction === "new") return <span className="board-movement">{t("movement.new")}</span>;
	return (
		<span className={`board-movement is-${direction}`}>
			<span aria-hidden="true">
				{signs[direction]}
				{direction !== "same" && places}
			</span>
			<span className="unseen">
				{direction === "same" ? t("movement.same") : t(`movement.${direction}`, { count: places })}
			</span>
		</span>
	);
}
