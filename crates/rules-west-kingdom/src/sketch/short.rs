//! Goods, costs and effects in a few letters: `2Go`, `+1Vi`, `2$ → 1Go`.

use game_core::Message;

use super::Pen;
use crate::edition::{
    Ability, Act, AtReset, Condition, Cost, Count, Effect, EndGame, Gain, Good, Goods, Immediate,
    Location, Power, Skill, Skills, Trade,
};

/// Between what is paid and what it brings.
const ARROW: &str = " → ";

impl Pen<'_> {
    pub fn good(&self, good: Good) -> String {
        self.word(match good {
            Good::Clay => "wk-sketch-clay",
            Good::Wood => "wk-sketch-wood",
            Good::Stone => "wk-sketch-stone",
            Good::Gold => "wk-sketch-gold",
            Good::Marble => "wk-sketch-marble",
            Good::Silver => "wk-sketch-silver",
        })
    }

    pub fn skill(&self, skill: Skill) -> String {
        self.word(match skill {
            Skill::Carpentry => "wk-sketch-carpentry",
            Skill::Tiling => "wk-sketch-tiling",
            Skill::Masonry => "wk-sketch-masonry",
        })
    }

    /// Skills by their letters.
    pub fn skills(&self, skills: Skills) -> String {
        skills.iter().map(|skill| self.skill(skill)).collect()
    }

    /// Goods with their numbers: `2Cl 1Go`.
    pub fn goods(&self, goods: Goods) -> String {
        let parts = goods.iter().map(|(good, count)| format!("{count}{}", self.good(good)));
        parts.collect::<Vec<_>>().join(" ")
    }

    /// A change of virtue: `Vi+1`; nothing if there is none.
    pub fn virtue(&self, change: i8) -> String {
        if change == 0 { String::new() } else { format!("{}{change:+}", self.virtue_code()) }
    }

    fn virtue_code(&self) -> String {
        self.word("wk-sketch-virtue")
    }

    /// Points: `12VP`.
    pub fn points(&self, vp: impl std::fmt::Display) -> String {
        format!("{vp}{}", self.word("wk-sketch-points"))
    }

    /// What is paid: `3$ 2Tx`, `4Wo/St`, `1De Vi-1`.
    pub fn cost(&self, cost: &Cost) -> String {
        let [clay, wood, stone] = [Good::Clay, Good::Wood, Good::Stone].map(|good| self.good(good));
        let more = [
            (cost.wood_or_stone, format!("{wood}/{stone}")),
            (cost.clay_wood_or_stone, format!("{clay}/{wood}/{stone}")),
            (cost.tax, self.word("wk-sketch-tax")),
            (cost.debt, self.word("wk-sketch-debt")),
        ];
        let mut parts = vec![self.goods(cost.goods)];
        parts.extend(more.iter().filter(|(n, _)| *n > 0).map(|(n, code)| format!("{n}{code}")));
        parts.push(self.virtue(-(cost.virtue_loss as i8)));
        parts.retain(|part| !part.is_empty());
        if parts.is_empty() { "0".to_string() } else { parts.join(" ") }
    }

    /// What is taken: `+2Cl +1Vi`.
    pub fn gain(&self, gain: Gain) -> String {
        self.amounts(gain, "+")
    }

    fn amounts(&self, gain: Gain, sign: &str) -> String {
        let goods = gain.goods.iter().map(|(good, count)| (count, self.good(good)));
        let others = [
            (gain.virtue, self.virtue_code()),
            (gain.building_card, self.word("wk-sketch-card")),
            (gain.debt, self.word("wk-sketch-debt")),
        ];
        let parts = goods.chain(others.into_iter().filter(|(count, _)| *count > 0));
        parts.map(|(count, code)| format!("{sign}{count}{code}")).collect::<Vec<_>>().join(" ")
    }

    /// What is paid, and what it brings: `2$ → 1Go`.
    pub fn trade(&self, trade: &Trade) -> String {
        format!("{}{ARROW}{}", self.cost(&trade.pay), self.amounts(trade.gain, ""))
    }

    /// A text with what it brings.
    fn with(&self, key: &'static str, gain: Gain) -> String {
        self.say.say(&Message::new(key).text("gain", self.gain(gain)))
    }

    /// What an apprentice does; nothing for one that only has skills.
    pub fn ability(&self, ability: Ability) -> String {
        match ability {
            Ability::None => String::new(),
            Ability::PlaceWorker { location, gain } => self.at(location, &self.gain(gain)),
            Ability::StorehouseTrade(trade) => {
                self.say.say(&Message::new("wk-sketch-trade").text("trade", self.trade(&trade)))
            }
            Ability::TaxStandAction { gain, virtue_loss_reduction } => {
                let less = self.less("wk-sketch-tax-less", virtue_loss_reduction);
                listed([self.at(Location::TaxStand, &self.gain(gain)), less])
            }
            Ability::TownCentreAction { discount } => {
                self.at(Location::TownCentre, &self.discount(discount))
            }
            Ability::BlackMarketAction { gain, virtue_loss_reduction, discount } => {
                let less = self.less("wk-sketch-market-less", virtue_loss_reduction);
                let [gain, discount] = [self.gain(gain), self.discount(discount)];
                listed([self.at_market(&gain), less, self.at_market(&discount)])
            }
            Ability::DebtPaid { gain } => self.with("wk-sketch-at-payment", gain),
            Ability::CathedralAdvance { gain } => self.with("wk-sketch-at-cathedral", gain),
            Ability::BlackMarketReset(AtReset::Release { up_to }) => {
                self.count("wk-sketch-at-reset-free", up_to)
            }
            Ability::BlackMarketReset(AtReset::Gain { condition, gain }) => match condition {
                Condition::Always => self.with("wk-sketch-at-reset", gain),
                Condition::NoOwnWorkersInPrison => self.with("wk-sketch-at-reset-none", gain),
            },
        }
    }

    /// What is better at a location; nothing if nothing is.
    fn at(&self, location: Location, help: &str) -> String {
        if help.is_empty() {
            return String::new();
        }
        format!("{} {help}", self.name(self.edition().location_name(location)))
    }

    fn at_market(&self, help: &str) -> String {
        if help.is_empty() {
            return String::new();
        }
        self.say.say(&Message::new("wk-sketch-at-market").text("help", help))
    }

    /// Virtue that is not lost; nothing if there is none.
    fn less(&self, key: &'static str, virtue: u8) -> String {
        if virtue == 0 { String::new() } else { self.count(key, virtue) }
    }

    fn discount(&self, silver: u8) -> String {
        if silver == 0 { String::new() } else { format!("-{silver}{}", self.good(Good::Silver)) }
    }

    /// What a building does besides its virtue.
    pub fn effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Immediate(effect) => self.immediate(effect),
            Effect::EndGame(effect) => {
                let text = self.end_game(effect);
                self.say.say(&Message::new("wk-sketch-at-end").text("effect", text))
            }
        }
    }

    fn immediate(&self, effect: Immediate) -> String {
        match effect {
            Immediate::Gain { gain } => self.gain(gain),
            Immediate::GainChoice { options } => options.map(|gain| self.gain(gain)).join(" / "),
            Immediate::GainPer { of, per, gain } => self.per(&self.gain(gain), per, of),
            Immediate::HireFree { count } => self.count("wk-sketch-hire-free", count),
            Immediate::CaptureFree { count } => self.count("wk-sketch-capture-free", count),
            Immediate::Choice { options } => options.map(|act| self.act(act)).join(" / "),
            Immediate::TakeDebt { count } => self.gain(Gain { debt: count, ..Gain::NONE }),
            Immediate::DestroyUnpaidDebt { count } => self.count("wk-sketch-destroy", count),
            Immediate::ReleaseOwnFromPrison => self.word("wk-sketch-release"),
            Immediate::DiscardBuildingFor { count, gain } => {
                let gain = self.amounts(gain, "");
                format!("{count}{}{ARROW}{gain}", self.word("wk-sketch-card"))
            }
            Immediate::AllPlayersGain { gain } => self.with("wk-sketch-all", gain),
            Immediate::AllPlayersLose { threshold, virtue_loss } => self.say.say(
                &Message::new("wk-sketch-all-lose")
                    .int("threshold", threshold)
                    .text("loss", self.virtue(-(virtue_loss as i8))),
            ),
        }
    }

    fn act(&self, act: Act) -> String {
        match act {
            Act::CaptureFree { count } => self.count("wk-sketch-capture-free", count),
            Act::RansomFree => self.word("wk-sketch-ransom-free"),
        }
    }

    fn end_game(&self, effect: EndGame) -> String {
        let virtue = |count: u8| self.gain(Gain { virtue: count, ..Gain::NONE });
        match effect {
            EndGame::VpPer { of, per, vp } => self.per(&self.points(vp), per, of),
            EndGame::VpIfMost { of, vp } => self.most(&self.points(vp), of),
            EndGame::VpIfNoUnpaidDebt { vp } => {
                self.say.say(&Message::new("wk-sketch-no-debt").text("what", self.points(vp)))
            }
            EndGame::UnpaidDebtVpDelta { delta } => {
                let message = Message::new("wk-sketch-per");
                let message = message.text("what", self.points(format!("{delta:+}")));
                self.say.say(&message.text("of", self.word("wk-sketch-debt")))
            }
            EndGame::VirtuePer { of, per, virtue: count } => self.per(&virtue(count), per, of),
            EndGame::VirtueIfMost { of, virtue: count } => self.most(&virtue(count), of),
            EndGame::LoseVirtue { virtue_loss } => self.virtue(-(virtue_loss as i8)),
        }
    }

    /// Something for every so many of what is counted: `1VP per 3 captured`.
    fn per(&self, what: &str, per: u8, of: Count) -> String {
        let counted = self.counted(of);
        let of = match per {
            0 | 1 => counted,
            // Codes follow their numbers closely, words do not.
            _ if matches!(of, Count::Virtue | Count::Good(_)) => format!("{per}{counted}"),
            _ => format!("{per} {counted}"),
        };
        self.say.say(&Message::new("wk-sketch-per").text("what", what).text("of", of))
    }

    fn most(&self, what: &str, of: Count) -> String {
        let message = Message::new("wk-sketch-most").text("what", what);
        self.say.say(&message.text("of", self.counted(of)))
    }

    fn counted(&self, of: Count) -> String {
        match of {
            Count::Virtue => self.virtue_code(),
            Count::Good(good) => self.good(good),
            Count::ClayWoodStoneTotal => {
                [Good::Clay, Good::Wood, Good::Stone].map(|good| self.good(good)).join("+")
            }
            Count::CathedralLevel => self.word("wk-sketch-cathedral"),
            Count::PaidDebt => self.word("wk-sketch-of-paid"),
            Count::CapturedWorkerOnOwnBoard => self.word("wk-sketch-of-captured"),
            Count::OwnConstructedBuilding => self.word("wk-sketch-of-building"),
            Count::ApprenticeWithSkill(skill) => {
                let message = Message::new("wk-sketch-of-apprentice");
                self.say.say(&message.text("skill", self.skill(skill)))
            }
        }
    }

    /// What a player board does; nothing on side 1.
    pub fn power(&self, power: Power) -> String {
        match power {
            Power::None => String::new(),
            Power::GoldMarbleInterchangeable => {
                format!("{} = {}", self.good(Good::Marble), self.good(Good::Gold))
            }
            Power::BlackMarketActionGain { gain } => self.at_market(&self.gain(gain)),
            Power::IgnoreTax { tax } => format!("-{tax}{}", self.word("wk-sketch-tax")),
            Power::CathedralNoDiscard => self.word("wk-sketch-no-discard"),
            Power::WorkshopHire { discount, apprentice_limit } => self.say.say(
                &Message::new("wk-sketch-cheap-hire")
                    .text("discount", self.discount(discount))
                    .int("limit", apprentice_limit),
            ),
        }
    }
}

/// Those that say something.
fn listed<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}
