/** The behaviors that a recognition can praise, as account owners keep them: in their order, retired ones too. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { ProgramBadge } from "~/ui/ornament";
import { PageHead } from "~/ui/page-head";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** All behaviors, with the languages in which each still has no name. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall("programs/update-custom-behavior");
	const { behaviors } = await context.call("programs/get-custom-behaviors", {});
	const { languages } = context.account;
	return {
		title: context.translate("programs:behaviors.title"),
		behaviors: behaviors.map(({ id, name, names, glyph, is_active }) => ({
			id,
			name,
			glyph,
			is_active,
			missing: languages.filter((language) => !names[language]).length,
		})),
	};
}

/** The screen. */
export default function Behaviors() {
	const { title, behaviors } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const adding = (
		<ButtonLink kind="main" icon="plus" href="/programs/behaviors/new">
			{t("behaviors.new")}
		</ButtonLink>
	);
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("behaviors.subtitle")}
				back={{ href: "/programs", label: t("title") }}
				actions={behaviors.length > 0 && adding}
			/>
			{behaviors.length === 0 ? (
				<EmptyState drawing="program" title={t("behaviors.empty")} action={adding}>
					{t("behaviors.emptyText")}
				</EmptyState>
			) : (
				<Card isFlush>
					<ul className="rows">
						{behaviors.map(({ id, name, glyph, is_active, missing }) => (
							<li key={id} className="row">
								<ProgramBadge glyph={glyph} sizePx={40} />
								<div className="grow">
									<Anchor className="link hit" href={`/programs/behaviors/${id}`}>
										{name}
									</Anchor>
									{missing > 0 && <p className="meta">{t("behaviors.missing", { count: missing })}</p>}
								</div>
								<StatusDot
									status={is_active === 1 ? "active" : "archived"}
									label={t(is_active === 1 ? "behaviors.inUse" : "behaviors.retired")}
								/>
							</li>
						))}
					</ul>
				</Card>
			)}
		</div>
	);
}
