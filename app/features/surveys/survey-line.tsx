/** The line under a survey's name: until when, for how many points, and who reads the answers. */
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";
import type { ShownSurvey } from "./survey-view.server";

/** The line. */
export function SurveyLine({ survey }: { survey: Pick<ShownSurvey, "until" | "points" | "is_anonymous"> }) {
	const { t } = useTranslation("surveys");
	const words = usePointsWords();
	const { until, points, is_anonymous } = survey;
	const parts = [
		until && t("answer.until", { date: until }),
		points > 0 && t("answer.points", { count: points, figure: words.figure(points) }),
		t(is_anonymous === 1 ? "answer.anonymous" : "answer.named"),
	];
	return <>{parts.filter(Boolean).join(" ")}</>;
}
