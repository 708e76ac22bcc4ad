/** The people of one's team who have not been recognized for long, each with the way to do it. */
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./long-unthanked.server";

type Waiting = NonNullable<Awaited<ReturnType<typeof loader>>["waiting"]>;

/** The card. */
export function LongUnthanked({ waiting, mayGive }: { waiting: Waiting; mayGive: boolean }) {
	const { t } = useTranslation("recognition");
	return (
		<Card title={t("longUnthanked.title")}>
			<div className="stack-small">
				<p className="soft">{t("longUnthanked.about", { count: waiting.days })}</p>
				<ul className="plain-list stack-small">
					{waiting.people.map(({ id, name, image_url, last }) => (
						<li key={id} className="row">
							<Avatar name={name} image_url={image_url} />
							<div className="grow">
								<p className="strong">{name}</p>
								<p className="meta">
									{last === null ? t("longUnthanked.never") : t("longUnthanked.last", { date: last })}
								</p>
							</div>
							{mayGive && (
								<ButtonLink
									href={`/recognitions/give?recipient_ids=${id}`}
									opens="dialog"
									aria-label={t("longUnthanked.give", { name })}
								>
									{t("longUnthanked.button")}
								</ButtonLink>
							)}
						</li>
					))}
				</ul>
			</div>
		</Card>
	);
}
