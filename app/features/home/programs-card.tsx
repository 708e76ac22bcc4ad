/** The programs beside the feed: what is left of each (for owners) and when it ends. */
import { useFrame } from "~/shell/use-frame";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { ProgressBar } from "~/ui/progress-bar";
import { type Lookup, useTranslation } from "~/ui/texts";
import type { CardProgram } from "./card-programs.server";

/** The card; nothing where no program is to be seen. */
export function ProgramsCard({ programs }: { programs: CardProgram[] }) {
	const { t } = useTranslation("home");
	const { account, user } = useFrame();
	const mayRecognize = account.flags?.give_recognition_enabled === 1 && user?.give_recognition_disabled === 0;
	return (
		<Card title={t("programs.title")}>
			{programs.length === 0 ? (
				<p className="soft">{t("programs.none")}</p>
			) : (
				<ul className="program-list">
					{programs.map((program) => (
						<li key={program.id}>
							<div className="between">
								<span className="strong">{program.name}</span>
								{program.progress_percent !== null && (
									<span className="meta figure">{t("programs.left", { percent: program.progress_percent })}</span>
								)}
							</div>
							{program.progress_percent !== null && (
								<ProgressBar percent={program.progress_percent} label={program.name} />
							)}
							<div className="between">
								<span className="meta">{endOf(program, t)}</span>
								{mayRecognize && program.can_give === 1 && (
									<Anchor className="link hit" href={`/recognitions/give?program=${program.id}`}>
										{t("programs.give")}
										<span className="unseen">, {program.name}</span>
									</Anchor>
								)}
							</div>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

/** 'Ends in 1 year, 1 month, 11 days', 'Ongoing'; nothing where the program's dates are not shown. */
function endOf(program: CardProgram, t: Lookup<"home">): string {
	if (!program.remaining_time) return program.showsDates ? t("programs.ongoing") : "";
	const { years, months, days } = program.remaining_time;
	const parts = [
		years > 0 && t("programs.years", { count: years }),
		months > 0 && t("programs.months", { count: months }),
		days > 0 && t("programs.days", { count: days }),
	].filter(Boolean);
	return parts.length > 0 ? t("programs.endsIn", { time: parts.join(", ") }) : t("programs.lastDay");
}
