/** How often a member was recognized and recognized others, when last, and whether they may receive points. */
import { Card } from "~/ui/card";
import { type FactPair, Facts } from "~/ui/facts";
import { useTranslation } from "~/ui/texts";
import type { MemberData } from "./member-data";

/** The card. */
export function RecognitionCard({ member, shows }: Pick<MemberData, "member" | "shows">) {
	const { t } = useTranslation("member-detail");
	const facts: FactPair[] = [
		[t("panel.received"), member.recognitions_received_count],
		[t("panel.given"), member.recognitions_given_count],
		[t("panel.last"), member.written.last_recognition ?? t("panel.never")],
		[t("panel.eligible"), t(member.is_eligible_to_receive_points ? "panel.yes" : "panel.no")],
		[t("panel.level"), member.user_level_name],
		[t("panel.scoreboard"), shows.scoreboard ? member.scoreboard_points : null],
	];
	return (
		<Card title={t("panel.recognition")}>
			<Facts of={facts} />
		</Card>
	);
}
