import type { MetadataRoute } from "next";
import { publicAddress } from "../lib/data/public-address";

export const dynamic = "force-dynamic";

/** Pages may be indexed; the API and its large downloads need no crawler. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: publicAddress("/sitemap.xml"),
  };
}
