/** The programs beside the feed: what is left of each (for owners) and when it ends. */
import { useMayGive } from "~/shell/use-frame";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { ProgressBar } from "~/ui/progress-bar";
import { type Lookup, useTranslation } from "~/ui/texts";
import type { CardProgram } from "./card-programs.server";

/** The card; nothing where no program is to be seen. */
export function ProgramsCard({ programs }: { programs: CardProgram[] }) {
	const { t } = useTranslation("home");
	const mayRecognize = useMayGive();
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
								{mayRecognize && <Giving program={program} />}
							</div>
							{program.progress_percent !== null && (
								<ProgressBar percent={program.progress_percent} label={program.name} />
							)}
							<div className="between">
								<span className="meta">{endOf(program, t)}</span>
								{program.progress_percent !== null && (
									<span className="meta figure">{t("programs.left", { percent: program.progress_percent })}</span>
								)}
							</div>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

/** The way to give from it, or that it cannot pay; nothing for who may not give. */
function Giving({ program }: { program: CardProgram }) {
	const { t } = useTranslation("home");
	if (program.can_give === 0) return null;
	if (program.can_pay === 0) return <span className="meta">{t("programs.cannotPay")}</span>;
	return (
		<Anchor className="link hit is-near" href={`/recognitions/give?program_id=${program.id}`} opens="dialog">
			{t("programs.give")}
			<span className="unseen">, {program.name}</span>
		</Anchor>
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
