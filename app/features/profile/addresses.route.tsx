/** The address book on the person's own page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AddressLines } from "~/features/addresses";
import { readAddresses } from "~/features/addresses/index.server";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { ProfilePage } from "./profile-page";

export const meta = titleMeta;

/** The addresses with their lines, the usual one first. */
export async function loader({ context }: LoaderFunctionArgs) {
	return { title: context.translate("profile:addresses.title"), addresses: await readAddresses(context) };
}

/** The page. */
export default function Addresses() {
	const { addresses } = useLoaderData<typeof loader>();
	const { t } = useTranslation("profile");
	const add = (
		<ButtonLink icon="plus" href="/addresses/new?from=profile" opens="dialog">
			{t("addresses.add")}
		</ButtonLink>
	);
	return (
		<ProfilePage part="addresses">
			<Card title={t("addresses.title")} end={addresses.length > 0 && <div>{add}</div>}>
				{addresses.length === 0 ? (
					<EmptyState isBare drawing="box" title={t("addresses.none")} action={add}>
						{t("addresses.noneText")}
					</EmptyState>
				) : (
					<ul className="rows profile-rows">
						{addresses.map(({ id, lines, is_default }) => (
							<li key={id} className="between">
								<div>
									<AddressLines lines={lines} />
									{is_default === 1 && <Tag tone="main">{t("addresses.usual")}</Tag>}
								</div>
								<p className="row-wrap">
									<Anchor className="link hit" href={`/addresses/${id}?from=profile`} opens="dialog">
										{t("addresses.change")}
										<span className="unseen">, {lines[0]}</span>
									</Anchor>
									<Anchor className="link hit" href={`/addresses/${id}/remove?from=profile`} opens="dialog">
										{t("addresses.remove")}
										<span className="unseen">, {lines[0]}</span>
									</Anchor>
								</p>
							</li>
						))}
					</ul>
				)}
			</Card>
		</ProfilePage>
	);
}
