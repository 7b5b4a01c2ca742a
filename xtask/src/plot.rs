//! SVG charts for generated pages.
//!
//! Pure: numbers and words in, text out. Colors can be told apart with color vision deficiencies,
//! and never carry meaning alone: each chart also has numbers or an order.

use anyhow::Result;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::say::decimal;

/// Pixels from edge to edge.
const WIDTH: i32 = 760;
/// Free space at the right end, where the last number of an axis hangs over.
const RIGHT: i32 = 28;
/// The height of the title.
const TITLE: i32 = 46;
/// The height of the numbers below a picture.
const FOOT: i32 = 46;

const INK: RGBColor = RGBColor(38, 50, 56);
const SOFT: RGBColor = RGBColor(96, 110, 118);
const GRID: RGBColor = RGBColor(226, 231, 234);
const ZERO: RGBColor = RGBColor(150, 162, 170);
const BLUE: RGBColor = RGBColor(51, 112, 160);
const PALE_BLUE: RGBColor = RGBColor(176, 203, 224);
const ORANGE: RGBColor = RGBColor(208, 120, 48);
const PALE_ORANGE: RGBColor = RGBColor(240, 206, 172);
const GRAY: RGBColor = RGBColor(178, 188, 194);

/// A share of something with its interval; all from 0 to 1, or −1 to 1 for differences.
#[derive(Clone, Debug)]
pub struct Bar {
    pub label: String,
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

/// Win shares by place, with `chance` as a dashed line.
pub fn shares(title: &str, bars: &[Bar], chance: f64) -> Result<String> {
    let most = bars.iter().map(|bar| bar.high).fold(chance, f64::max);
    let axis = Axis::new(0.0, most * 100.0, label_width(bars.iter().map(|bar| &bar.label)));
    let (row, bar_height) = (44, 22);
    let foot = TITLE + 14 + row * bars.len() as i32;
    draw(foot + FOOT, title, |page| {
        page.grid(&axis, TITLE + 14, foot, |value| format!("{value} %"))?;
        for (index, bar) in bars.iter().enumerate() {
            let middle = TITLE + 14 + row * index as i32 + row / 2;
            page.text((axis.left - 12, middle), &bar.label, 15, INK, HPos::Right)?;
            page.bar(&axis, middle, bar_height, bar.value * 100.0, PALE_BLUE)?;
            page.whisker(&axis, middle, bar, BLUE)?;
            let share = format!("{:.0} %", bar.value * 100.0);
            page.text((axis.left + 8, middle - 1), &share, 14, INK, HPos::Left)?;
        }
        let at = axis.at(chance * 100.0);
        page.dashes(at, TITLE + 10, foot)?;
        page.text((at, TITLE + 2), "if all were equal", 13, SOFT, HPos::Center)
    })
}

/// Points by category for several kinds of seats, one bar below the other.
pub fn scores(title: &str, kinds: &[(&str, Vec<f64>)], categories: &[String]) -> Result<String> {
    let all = || kinds.iter().flat_map(|(_, points)| points.iter().copied());
    let (least, most) = (all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let axis = Axis::new(least, most, label_width(categories.iter()));
    let thick = 13;
    let row = thick * kinds.len() as i32 + 16;
    let top = TITLE + 24;
    let foot = top + row * categories.len() as i32;
    let colors = [BLUE, GRAY, PALE_ORANGE];
    draw(foot + FOOT, title, |page| {
        page.grid(&axis, top, foot, number)?;
        let mut legend = axis.left;
        for ((kind, _), color) in kinds.iter().zip(colors) {
            page.area.draw(&Rectangle::new([(legend, 42), (legend + 12, 54)], color.filled()))?;
            page.text((legend + 18, 48), kind, 14, SOFT, HPos::Left)?;
            legend += 44 + 8 * kind.chars().count() as i32;
        }
        for (index, category) in categories.iter().enumerate() {
            let begin = top + row * index as i32 + 8;
            let middle = begin + thick * kinds.len() as i32 / 2;
            page.text((axis.left - 12, middle), category, 15, INK, HPos::Right)?;
            for (kind, (_, points)) in kinds.iter().enumerate() {
                let middle = begin + thick * kind as i32 + thick / 2;
                let value = points[index];
                page.bar(&axis, middle, thick - 2, value, colors[kind.min(2)])?;
                let end = axis.at(value.max(0.0)) + 6;
                page.text((end, middle), &decimal(value), 12, SOFT, HPos::Left)?;
            }
        }
        page.line((axis.at(0.0), top), (axis.at(0.0), foot), ZERO, 1)
    })
}

/// How many games took how many turns; those that a limit stopped stand on top of the others.
pub fn lengths(title: &str, turns: &[u32], stopped: &[u32]) -> Result<String> {
    let all = || turns.iter().chain(stopped).copied();
    let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let width = nice_step(f64::from(most - least + 1), 26.0).max(1.0) as u32;
    let begin = least / width * width;
    let n_bins = ((most - begin) / width + 1) as usize;
    let mut bins = vec![(0_u32, 0_u32); n_bins];
    for &value in turns {
        bins[((value - begin) / width) as usize].0 += 1;
    }
    for &value in stopped {
        bins[((value - begin) / width) as usize].1 += 1;
    }
    let tallest = bins.iter().map(|bin| bin.0 + bin.1).max().unwrap_or(1).max(1);
    let (left, right, top, foot) = (56, WIDTH - RIGHT, TITLE + 18, TITLE + 218);
    let step = nice_step(f64::from(tallest), 5.0).max(1.0) as u32;
    let ceiling = tallest.next_multiple_of(step);
    let up = |games: u32| foot - ((foot - top) * games as i32) / ceiling as i32;
    // A few bars stay slim instead of filling the whole width.
    let slot = f64::from(right - left) / n_bins.max(8) as f64;
    let indent = slot * 8_usize.saturating_sub(n_bins) as f64 / 2.0;
    let x = |bin: usize| left + (indent + slot * bin as f64).round() as i32;
    let every = n_bins.div_ceil(13);
    draw(foot + FOOT, title, |page| {
        for games in (0..=ceiling).step_by(step as usize) {
            page.line((left, up(games)), (right, up(games)), GRID, 1)?;
            page.text((left - 8, up(games)), &games.to_string(), 13, SOFT, HPos::Right)?;
        }
        for (index, &(ended, cut)) in bins.iter().enumerate() {
            let (from, to) = (x(index) + 1, x(index + 1) - 1);
            let stack = |low: u32, high: u32, color: RGBColor| {
                let corners = [(from, up(high)), (to, up(low))];
                page.area.draw(&Rectangle::new(corners, color.filled()))
            };
            if ended > 0 {
                stack(0, ended, BLUE)?;
            }
            if cut > 0 {
                stack(ended, ended + cut, PALE_ORANGE)?;
            }
            if index % every == 0 {
                let low = begin + width * index as u32;
                let words = if width == 1 {
                    low.to_string()
                } else {
                    format!("{low}–{}", low + width - 1)
                };
                page.text((i32::midpoint(from, to), foot + 12), &words, 13, SOFT, HPos::Center)?;
            }
        }
        page.line((left, foot), (right, foot), ZERO, 1)?;
        page.text((right, foot + 32), "turns of all players together", 13, SOFT, HPos::Right)?;
        page.text((16, TITLE - 3), "games", 13, SOFT, HPos::Left)?;
        if !stopped.is_empty() {
            page.area.draw(&Rectangle::new(
                [(right - 150, 36), (right - 138, 48)],
                PALE_ORANGE.filled(),
            ))?;
            page.text((right, 42), "stopped by a limit", 14, SOFT, HPos::Right)?;
        }
        Ok(())
    })
}

/// Differences with their intervals, the largest first. Those whose interval has 0 in it are pale.
/// Where `gap` says so, bars were left out.
pub fn differences(title: &str, bars: &[Bar], gap: Option<usize>) -> Result<String> {
    let least = bars.iter().map(|bar| bar.low).fold(0.0, f64::min);
    let most = bars.iter().map(|bar| bar.high).fold(0.0, f64::max);
    let axis =
        Axis::new(least * 100.0, most * 100.0, label_width(bars.iter().map(|bar| &bar.label)));
    let row = 21;
    let top = TITLE + 4;
    let rows = bars.len() as i32 + i32::from(gap.is_some());
    let foot = top + row * rows + 4;
    draw(foot + FOOT, title, |page| {
        page.grid(&axis, top, foot, signed)?;
        page.line((axis.at(0.0), top), (axis.at(0.0), foot), ZERO, 1)?;
        for (index, bar) in bars.iter().enumerate() {
            let after = gap.is_some_and(|gap| index >= gap);
            let middle = top + row * (index as i32 + i32::from(after)) + row / 2 + 2;
            let clear = bar.low > 0.0 || bar.high < 0.0;
            let (fill, line) = match (bar.value >= 0.0, clear) {
                (true, true) => (BLUE, INK),
                (true, false) => (PALE_BLUE, SOFT),
                (false, true) => (ORANGE, INK),
                (false, false) => (PALE_ORANGE, SOFT),
            };
            let ink = if clear { INK } else { SOFT };
            page.text((axis.left - 12, middle), &bar.label, 14, ink, HPos::Right)?;
            page.bar(&axis, middle, 13, bar.value * 100.0, fill)?;
            page.whisker(&axis, middle, bar, line)?;
        }
        if let Some(gap) = gap {
            let middle = top + row * gap as i32 + row / 2 + 2;
            page.text((axis.left - 12, middle), "…", 14, SOFT, HPos::Right)?;
        }
        let words =
            "win share of those who picked it, minus that of those who did not (percentage points)";
        page.text((WIDTH - RIGHT, foot + 32), words, 13, SOFT, HPos::Right)
    })
}

/// A page of SVG with a title.
fn draw(height: i32, title: &str, paint: impl FnOnce(&Page<'_>) -> Result<()>) -> Result<String> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH as u32, height as u32));
        let page = Page { area: area.into_drawing_area() };
        page.area.fill(&WHITE)?;
        page.text((16, 18), title, 18, INK, HPos::Left)?;
        paint(&page)?;
        page.area.present()?;
    }
    Ok(svg)
}

/// A picture under way.
struct Page<'a> {
    area: DrawingArea<SVGBackend<'a>, Shift>,
}

impl Page<'_> {
    /// Words beside, before or around a point, level with it.
    fn text(
        &self,
        at: (i32, i32),
        words: &str,
        size: i32,
        ink: RGBColor,
        side: HPos,
    ) -> Result<()> {
        // The library takes the height of a line for the size of a font.
        let font = ("sans-serif", f64::from(size) * 1.24).into_font();
        let style = TextStyle::from(font).color(&ink).pos(Pos::new(side, VPos::Center));
        Ok(self.area.draw_text(words, &style, at)?)
    }

    fn line(&self, from: (i32, i32), to: (i32, i32), ink: RGBColor, width: u32) -> Result<()> {
        Ok(self.area.draw(&PathElement::new([from, to], ink.stroke_width(width)))?)
    }

    fn dashes(&self, x: i32, top: i32, foot: i32) -> Result<()> {
        for y in (top..foot).step_by(8) {
            self.line((x, y), (x, (y + 4).min(foot)), SOFT, 1)?;
        }
        Ok(())
    }

    /// Lines and numbers of an axis that runs to the right.
    fn grid(&self, axis: &Axis, top: i32, foot: i32, say: impl Fn(f64) -> String) -> Result<()> {
        for value in axis.ticks() {
            let x = axis.at(value);
            self.line((x, top), (x, foot), GRID, 1)?;
            self.text((x, foot + 12), &say(value), 13, SOFT, HPos::Center)?;
        }
        Ok(())
    }

    /// A bar from 0 to `value`.
    fn bar(&self, axis: &Axis, middle: i32, height: i32, value: f64, fill: RGBColor) -> Result<()> {
        let (from, to) = (axis.at(value.min(0.0)), axis.at(value.max(0.0)));
        let top = middle - height / 2;
        if to > from {
            let corners = [(from, top), (to, top + height)];
            self.area.draw(&Rectangle::new(corners, fill.filled()))?;
        }
        Ok(())
    }

    /// The interval of a bar, with its value as a dot.
    fn whisker(&self, axis: &Axis, middle: i32, bar: &Bar, ink: RGBColor) -> Result<()> {
        let (low, high) = (axis.at(bar.low * 100.0), axis.at(bar.high * 100.0));
        self.line((low, middle), (high, middle), ink, 1)?;
        for end in [low, high] {
            self.line((end, middle - 4), (end, middle + 4), ink, 1)?;
        }
        let at = (axis.at(bar.value * 100.0), middle);
        Ok(self.area.draw(&Circle::new(at, 3, ink.filled()))?)
    }
}

/// An axis from left to right.
struct Axis {
    least: f64,
    most: f64,
    step: f64,
    left: i32,
}

impl Axis {
    /// An axis with room for labels at its left that begins and ends with a round number.
    fn new(least: f64, most: f64, left: i32) -> Self {
        let step = nice_step(most - least, 7.0);
        let (least, most) = ((least / step).floor() * step, (most / step).ceil() * step);
        Self { least, most: most.max(least + step), step, left }
    }

    fn at(&self, value: f64) -> i32 {
        let width = f64::from(WIDTH - RIGHT - self.left);
        self.left + ((value - self.least) / (self.most - self.least) * width).round() as i32
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let n = ((self.most - self.least) / self.step).round() as usize;
        (0..=n).map(|index| self.least + self.step * index as f64)
    }
}

/// 1, 2 or 5 with some zeros, so that `range` has at most about `parts` such steps.
fn nice_step(range: f64, parts: f64) -> f64 {
    let rough = (range / parts).max(1e-6);
    let unit = 10_f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0].into_iter().find(|factor| factor * unit >= rough * 0.999_999);
    unit * factor.unwrap_or(10.0)
}

/// Room for labels, estimated: letters of 15 pixels are about half as wide.
fn label_width<'a>(labels: impl Iterator<Item = &'a String>) -> i32 {
    let longest = labels.map(|label| label.chars().count()).max().unwrap_or(0) as i32;
    (34 + longest * 8).clamp(80, 340)
}

/// A number without needless digits, with a true minus.
fn number(value: f64) -> String {
    let value = if value.abs() < 1e-9 { 0.0 } else { value };
    format!("{}", (value * 1e6).round() / 1e6).replace('-', "−")
}

fn signed(value: f64) -> String {
    let plus = if value > 1e-9 { "+" } else { "" };
    format!("{plus}{}", number(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_not_too_many() {
        for (range, parts, step) in [
            (100.0, 7.0, 20.0),
            (7.0, 7.0, 1.0),
            (0.9, 7.0, 0.2),
            (26.0, 26.0, 1.0),
            (30.0, 5.0, 10.0),
        ] {
            assert!((nice_step(range, parts) - step).abs() < 1e-9, "{range}/{parts}");
        }
    }

    #[test]
    fn an_axis_holds_its_values() {
        let axis = Axis::new(-13.0, 41.0, 100);
        let ticks: Vec<f64> = axis.ticks().collect();
        assert_eq!(ticks, [-20.0, -10.0, 0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
        assert_eq!((axis.at(-20.0), axis.at(50.0)), (100, WIDTH - RIGHT));
    }

    #[test]
    fn numbers_have_a_true_minus() {
        assert_eq!(
            [number(-2.5), number(-0.0), signed(3.0), signed(0.0)],
            ["−2.5", "0", "+3", "0"]
        );
    }

    #[test]
    fn every_turn_is_in_a_bar() {
        // One bar for each length, and the stopped game on top of its neighbor.
        let svg = lengths("Length", &[4, 4, 6], &[6]).expect("a picture");
        let blue = svg.matches("#3370A0").count();
        let pale = svg.matches("#F0CEAC").count();
        assert_eq!((blue, pale), (2, 2), "two bars of ended games; one stopped, and its legend");
    }

    #[test]
    fn words_are_escaped() {
        let bar = Bar { label: "A < B & C".to_string(), low: 0.1, value: 0.2, high: 0.3 };
        let svg = shares("Shares", &[bar], 0.5).expect("a picture");
        assert!(svg.contains("A &lt; B &amp; C") && !svg.contains("A < B"));
    }
}
