"use client";

import { Component, type ReactNode } from "react";

/** Keeps a page whole when a chart's code can't be loaded: its figures stand in the table all the same. */
export class ChartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <p className="quiet">The chart could not be loaded. The table has its figures.</p>
    ) : (
      this.props.children
    );
  }
}
