import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { demoMarkScript } from "#components/layout/demo-mark-script.ts";
import { SearchShortcut } from "#components/layout/search-shortcut.tsx";
import { SiteFooter } from "#components/layout/site-footer.tsx";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { themeScript } from "#components/layout/theme-script.ts";
import { findLeague, findSimulated } from "#lib/api/league.ts";
import "./globals.css";
import { Providers } from "./providers.tsx";

const latin = localFont({
  src: "./fonts/instrument-sans-latin.woff2",
  variable: "--font-latin",
  weight: "400 700",
  declarations: [{ prop: "font-stretch", value: "75% 100%" }],
});

/** Only fetched when a name has letters beyond the first file. */
const latinExtended = localFont({
  src: "./fonts/instrument-sans-latin-ext.woff2",
  variable: "--font-latin-ext",
  weight: "400 700",
  declarations: [{ prop: "font-stretch", value: "75% 100%" }],
  preload: false,
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  title: { default: "Courtside", template: "%s · Courtside" },
  description: "College basketball, game by game: scores, play-by-play, box scores and rotations.",
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#171c1f" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The league is the store's, not the build's, and a demo may be loaded while the server runs.
  await connection();
  const [league, simulated] = await Promise.all([findLeague(), findSimulated()]);
  return (
    // The script below sets an attribute on <html> before React takes over.
    <html lang="en" className={`${latin.variable} ${latinExtended.variable}`} suppressHydrationWarning>
      <head>
        <script>{simulated ? `${themeScript};${demoMarkScript}` : themeScript}</script>
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-contrast px-4 py-2 font-medium text-on-contrast focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <SiteHeader simulated={simulated} />
        <Providers league={league ?? "mens"}>
          <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-4 outline-none sm:px-6">
            {children}
          </main>
        </Providers>
        <SiteFooter simulated={simulated} />
        <SearchShortcut />
      </body>
    </html>
  );
}
