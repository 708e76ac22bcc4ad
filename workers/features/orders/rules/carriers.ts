/** The carriers whose parcels can be followed by a link. @pure */

/** How a carrier is written, and the page that follows its parcel. */
const carriers: readonly (readonly [name: RegExp, address: (number: string) => string])[] = [
	[/^dhl/, (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`],
	[/^ups/, (number) => `https://www.ups.com/track?tracknum=${number}`],
	[/^fedex/, (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
	[/^usps/, (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
	[/^dpd/, (number) => `https://www.dpdgroup.com/mydpd/my-parcels/track?parcelNumber=${number}`],
	[/^gls/, (number) => `https://gls-group.com/track/${number}`],
	[/^royal ?mail/, (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`],
	[/^(la ?poste|colissimo)/, (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`],
	[
		/^correos/,
		(number) => `https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=${number}`,
	],
	[/^canada ?post/, (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`],
	[/^australia ?post/, (number) => `https://auspost.com.au/mypost/track/details/${number}`],
];

/** Where a parcel can be followed; empty for a carrier that is not known and a parcel without a number. */
export function trackingUrl({ carrier, tracking_number }: { carrier: string; tracking_number: string }): string {
	const said = carrier.trim().toLowerCase();
	const number = tracking_number.replaceAll(/\s+/g, "");
	const known = number === "" ? undefined : carriers.find(([name]) => name.test(said));
	return known ? known[1](encodeURIComponent(number)) : "";
}
